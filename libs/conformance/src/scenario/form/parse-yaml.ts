import { Composer, LineCounter, Parser, type CST, type Document } from 'yaml';
import { ScenarioError } from '../errors.ts';
import { LIMITS } from './limits.ts';

/** A YAML text taken apart, and where its lines begin. */
export interface Parsed {
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
}

/**
 * Takes one YAML 1.2 document apart.
 * @throws {ScenarioError} if it is none, or too long or too deep.
 */
export function parseYaml(text: string): Parsed {
  if (text.length > LIMITS.characters) {
    throw new ScenarioError(1, `at most ${LIMITS.characters} characters`, String(text.length));
  }
  const lines = new LineCounter();
  const lineAt = (offset: number): number => Math.max(lines.linePos(offset).line, 1);
  const composer = new Composer({ version: '1.2', uniqueKeys: false, lineCounter: lines });
  const tokens = new ShallowParser(lines).parse(text);
  const [document, second] = composer.compose(tokens, true, text.length);
  const [error] = document?.errors ?? [];
  if (document === undefined || error !== undefined) {
    throw new ScenarioError(lineAt(error?.pos[0] ?? 0), 'YAML', inWords(error));
  }
  if (second !== undefined) {
    throw new ScenarioError(lineAt(second.range[0]), 'one document', 'another one');
  }
  return { document, lines };
}

/** What the parser says, in one line. */
function inWords(error: { readonly message: string } | undefined): string {
  return error?.message.split('\n')[0] ?? 'nothing';
}

/** Stops where it gets too deep: what is nested by the thousand would overflow the stack when it is put together. */
class ShallowParser extends Parser {
  readonly #lines: LineCounter;

  constructor(lines: LineCounter) {
    super(lines.addNewLine);
    this.#lines = lines;
  }

  override *next(source: string): Generator<CST.Token, void> {
    yield* super.next(source);
    // A list or record within another may be two tokens.
    if (this.stack.length > 2 * LIMITS.depth) {
      const { line } = this.#lines.linePos(this.offset);
      throw new ScenarioError(line, `at most ${LIMITS.depth} levels`, 'more');
    }
  }
}
