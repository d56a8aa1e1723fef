/** What index.html loads. */
import { startPage } from './index.ts';

const root = document.getElementById('page');
if (root !== null) {
  root.replaceChildren();
  startPage(root);
}
