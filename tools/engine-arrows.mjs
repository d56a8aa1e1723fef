/**
 * The arrows inside libs/engine as a rule of ESLint, so that an import which the table in engine-rooms.mjs doesn't have is
 * marked while one writes. Types may be imported from anywhere.
 */
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brokenEngineArrow } from './engine-rooms.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** @type {import('eslint').Rule.RuleModule} */
export const engineArrows = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = relative(ROOT, context.filename);
    /**
     * @param {import('eslint').Rule.Node} node
     * @param {unknown} from what it imports, as it stands there
     * @param {string | undefined} kind `type` or `value`, as the parser of TypeScript says
     */
    const look = (node, from, kind) => {
      if (kind === 'type' || typeof from !== 'string' || !from.startsWith('.')) return;
      const message = brokenEngineArrow(file, join(dirname(file), from));
      if (message !== null) context.report({ node, message });
    };
    return {
      ImportDeclaration(node) {
        look(node, node.source.value, /** @type {{ importKind?: string }} */ (node).importKind);
      },
      ExportNamedDeclaration(node) {
        look(node, node.source?.value, /** @type {{ exportKind?: string }} */ (node).exportKind);
      },
      ExportAllDeclaration(node) {
        look(node, node.source.value, /** @type {{ exportKind?: string }} */ (node).exportKind);
      },
    };
  },
};
