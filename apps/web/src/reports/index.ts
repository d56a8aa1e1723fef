/** Loaded when somebody reports what went wrong, or looks what became of it. */
export { Reports } from './reports.ts';
export { reportsView } from './reports-view.tsx';
