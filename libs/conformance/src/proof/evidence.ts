import type { GameEvent, Verdict } from '@arbiter/engine';
import type { Proof, Proving } from '../scenario/scenario.ts';
import { standsBehind } from './citation.ts';
import { isOpposed, type Claim } from './claim.ts';

/** More rules than this at one place, and nobody can tell which of them it shows. */
const MOST_RULES = 3;

/** A rule that a scenario says it proves, and what that stands on. */
export interface ShownProof extends Proof {
  /**
   * `trace`: an event or refusal of that very step cites the rule. `control`: another step of the file says that it is
   * its control case, and says something else of the same. `contrast`: some other step says something else of the same,
   * but none that it is the control case, which is not enough for a rule that was split into its clauses.
   * `{ control }`: it still hangs on a file beside this one. Everything else is why the proof doesn't count, in words.
   */
  readonly stands:
    'trace' | 'control' | 'contrast' | { readonly control: string } | { readonly fault: string };
  /** What the step says, for the control case to say otherwise. */
  readonly claims: readonly Claim[];
}

/** A place that proves something: what was cited there and what it says. */
interface Place {
  readonly proving: Proving;
  readonly cited: ReadonlySet<string>;
  readonly claims: readonly Claim[];
}

/** What the steps of a scenario have shown, gathered as it is played. */
export class Evidence {
  /** Everything that the steps have said. */
  readonly claims: Claim[] = [];
  readonly #places: Place[] = [];
  readonly #everything = new Set<string>();
  /** What events have cited since the last check; checks that follow each other see the same events. */
  #trace = new Set<string>();
  #isChecked = false;
  /** What this step's tries have cited. */
  #tries = new Set<string>();

  happened(events: readonly GameEvent[]): void {
    if (this.#isChecked) this.#trace = new Set();
    this.#isChecked = false;
    for (const { rule } of events) this.#trace.add(rule);
  }

  tried({ events }: Verdict): void {
    for (const { rule } of events) this.#tries.add(rule);
  }

  /** A step has held. */
  held(proving: Proving | null, claims: readonly Claim[]): void {
    this.claims.push(...claims);
    const cited = this.#tries.size > 0 ? this.#tries : this.#trace;
    for (const rule of cited) this.#everything.add(rule);
    if (proving !== null) {
      this.#places.push({ proving, cited, claims });
      if (cited === this.#trace) this.#isChecked = true;
    }
    this.#tries = new Set();
  }

  /** What is proved; what the whole file proves comes last. */
  proofs(proving: Proving): ShownProof[] {
    const file: Place = { proving, cited: this.#everything, claims: this.claims };
    return [...this.#places, file].flatMap((place) => {
      const { proves } = place.proving;
      return proves.map(({ line, rule }) => ({
        line,
        rule,
        stands: isCrowded(rule, proves)
          ? { fault: `it proves more than ${MOST_RULES} rules at once` }
          : this.#standing(rule, place),
        claims: place.claims,
      }));
    });
  }

  #standing(rule: string, { proving: { control }, cited, claims }: Place): ShownProof['stands'] {
    if ([...cited].some((citation) => standsBehind(rule, citation))) return 'trace';
    if (control !== null) return { control };
    const controls = this.#places.filter(({ proving: { controlFor } }) =>
      controlFor.some((one) => one.rule === rule),
    );
    if (controls.some((one) => isOpposed(claims, one.claims))) return 'control';
    if (controls.length > 0)
      return { fault: 'the step that is its control case says nothing else' };
    if (isOpposed(claims, this.claims)) return 'contrast';
    return { fault: 'no event or refusal there cites it, and nothing beside it is a control case' };
  }
}

/** Whether more rules of this one's edition stand there than one place can show. */
function isCrowded(rule: string, proves: readonly Proof[]): boolean {
  const edition = rule.slice(0, rule.indexOf(' ') + 1);
  return proves.filter((other) => other.rule.startsWith(edition)).length > MOST_RULES;
}
