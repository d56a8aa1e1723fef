/**
 * The screens and answers that are loaded when somebody comes to them, and what a table shows only when it is asked for. They
 * come in one file: as two they would split what they share with the page into more files, and each is a request before
 * anything is seen.
 */
export * from './chat/index.ts';
export * from './dom/bell.ts';
export * from './dom/keys.ts';
export * from './dom/take-along.ts';
export * from './guide/index.ts';
export * from './play/deck.ts';
export * from './play/why.ts';
export * from './ratings/own-course.tsx';
export * from './replay/index.ts';
export * from './own-screens.ts';
export * from './session/open-replay.ts';
export * from './session/payment-shown.ts';
export * from './session/later-actions.ts';
export * from './views/announcement.tsx';
export * from './views/anyone.tsx';
export * from './views/chooser.tsx';
export * from './views/filter.tsx';
export * from './views/inspector.tsx';
export * from './views/invitation-code.tsx';
export * from './views/keys.tsx';
export * from './views/lines.tsx';
export * from './views/news.tsx';
export * from './views/notes.tsx';
export * from './views/picture.tsx';
export * from './views/preview.tsx';
export * from './views/repeat.tsx';
export * from './views/settings.tsx';
export * from './views/sideboard.tsx';
export * from './views/waiting.tsx';
export * from './views/watch.tsx';
export * from './views/why.tsx';
