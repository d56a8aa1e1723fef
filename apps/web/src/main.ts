/** What index.html loads. */
import { startPage } from './index.ts';
import { speakAsChosen } from './words/languages.ts';

const root = document.getElementById('page');
if (root !== null) {
  await speakAsChosen();
  root.replaceChildren();
  startPage(root);
}
