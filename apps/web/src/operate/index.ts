/** Loaded when somebody comes who watches over games. */
export { Console } from './console.ts';
export { consoleView } from './console-view.tsx';
