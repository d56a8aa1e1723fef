import type { Position } from '@arbiter/client';
import { tableText } from './table-text.ts';

/** A branch as the server answers it. */
export interface ShownBranch {
  readonly event: number;
  readonly edition: string;
  readonly recorded: { readonly seat: 0 | 1 | 'system'; readonly body: object } | null;
  readonly steps: readonly {
    readonly seat: 0 | 1;
    readonly body: object;
    readonly by: 'you' | 'bot';
    readonly refusal: { readonly rule: string } | null;
    readonly lines: readonly { readonly text: string; readonly rule: string }[];
  }[];
  readonly outcome: { readonly winner: 0 | 1 | null } | null;
  readonly view: Position['view'];
  readonly asked: { readonly options: NonNullable<Position['options']> } | null;
}

/** What never happened, as lines for people: each command with what would have come of it, and the table where it leads. */
export function branchText(branch: ShownBranch): string {
  const { event, edition, recorded, steps, outcome, view, asked } = branch;
  return [
    `what if, from before event ${event}, by ${edition}: it never happened, and is on no record`,
    ...(recorded === null ? [] : [`on record: ${sentText(recorded)}`]),
    ...steps.flatMap((step) => [
      `${step.by === 'bot' ? 'a bot, ' : ''}${sentText(step)}`,
      ...step.lines.map(({ text, rule }) => `  ${text}  (${rule})`),
      ...(step.refusal === null ? [] : [`  refused by ${step.refusal.rule}`]),
    ]),
    ...(outcome === null ? [] : [outcomeText(outcome)]),
    tableText({ view, options: asked?.options ?? null }),
  ].join('\n');
}

const sentText = ({ seat, body }: { seat: 0 | 1 | 'system'; body: object }): string =>
  `${seat === 'system' ? 'the server' : `seat ${seat}`}: ${JSON.stringify(body)}`;

const outcomeText = ({ winner }: { readonly winner: 0 | 1 | null }): string =>
  winner === null ? 'nobody would have won' : `seat ${winner} would have won`;
