import type { VNode } from 'preact';
import { choose, LANGUAGES, type Code } from '../words/languages.ts';
import { locale, say } from '../words/say.ts';
import { select } from './parts.tsx';

/** In which language the page speaks. */
export function LanguageField(): VNode {
  const codes = Object.keys(LANGUAGES) as Code[];
  return select(
    'language',
    say('Language'),
    codes.map((code) => ({ value: code, label: LANGUAGES[code] })),
    locale(),
    (code) => {
      choose(code as Code);
    },
  );
}
