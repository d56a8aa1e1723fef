import { language, type Language } from './say.ts';

/** The languages of the page, by their own names. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;

export type Code = keyof typeof LANGUAGES;

/** English is in the page itself; every other language comes in a file of its own when it is chosen. */
const FILES: Readonly<Partial<Record<Code, () => Promise<{ readonly LANGUAGE: Language }>>>> = {
  de: () => import('./de.ts'),
};

const KEPT = 'arbiter language';

/** The language that was chosen here, or the first of the reader's that the page knows; else English. */
export function chosenLanguage(kept: string | null, wanted: readonly string[]): Code {
  const isKnown = (code: string | null): code is Code =>
    code !== null && Object.hasOwn(LANGUAGES, code);
  return [kept, ...wanted.map((one) => one.slice(0, 2))].find(isKnown) ?? 'en';
}

/** Speaks as was chosen in this browser. */
export const speakAsChosen = (): Promise<void> =>
  speak(chosenLanguage(localStorage.getItem(KEPT), navigator.languages));

/** Speaks a language from now on, in this browser also later. */
export function choose(code: Code): void {
  localStorage.setItem(KEPT, code);
  void speak(code);
}

async function speak(code: Code): Promise<void> {
  try {
    language.value = (await FILES[code]?.())?.LANGUAGE ?? null;
    document.documentElement.lang = code;
  } catch {
    // Without its file the page goes on in the language that it has.
  }
}
