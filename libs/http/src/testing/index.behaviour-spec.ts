export { AgainstDocument } from './against-document.behaviour-spec.ts';
