import type { CommandBody, CommandTried } from '@arbiter/client';
import { answered } from '../play/answers.ts';
import { sourcesIn, withSources, type Source } from '../play/paying.ts';
import { askedOf, isComplete } from '../play/touch.ts';
import type { TableState } from '../state/state.ts';

/** So long an answer stands before it is asked what pays for it, in milliseconds: who moves a slider goes on. */
const RESTS = 120;

/** Where a table is kept whose payment is shown. */
interface Kept {
  readonly get: () => TableState | null;
  readonly set: (change: Partial<TableState>) => void;
  /** What would come of a command; undefined if that can't be told. */
  readonly tried: (body: CommandBody) => Promise<CommandTried | undefined>;
}

/** Shows how what is being announced would be paid, as soon as nothing else is missing, and lets it be paid otherwise. */
export class PaymentShown {
  readonly #kept: Kept;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What was asked last, as text. */
  #asked = '';

  constructor(kept: Kept) {
    this.#kept = kept;
  }

  /** The table has changed. */
  look(): void {
    const table = this.#kept.get();
    const body = announcing(table);
    const asked = body === null ? '' : `${table?.position?.version ?? 0} ${JSON.stringify(body)}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    clearTimeout(this.#timer);
    if (body !== null) this.#timer = setTimeout(() => void this.#ask(asked, body), RESTS);
    else if (table !== null && table.paid !== null) this.#kept.set({ paid: null });
  }

  async #ask(asked: string, body: CommandBody): Promise<void> {
    const found = await this.#kept.tried(body);
    const table = this.#kept.get();
    if (this.#asked !== asked || table === null) return;
    const { fields } = table;
    this.#kept.set({ paid: found?.pays ?? null });
    // What was wished for no longer pays, since X or a target is another: the server chooses again.
    if (found?.legal === false && fields !== null && sourcesIn(fields).length > 0) {
      this.#kept.set({ fields: withSources(fields, []) });
    }
  }

  /**
   * Pays with this rather than with something else, or leaves that to the server again.
   *
   * @returns whether it can be paid so
   */
  async swap(object: number): Promise<boolean> {
    const table = this.#kept.get();
    const { paid, fields } = table ?? {};
    if (table == null || paid == null || fields == null) return true;
    const asked = this.#asked;
    for (const wish of wishesWith(table, object, sourcesIn(fields))) {
      const wished = withSources(fields, wish);
      const body = announcing({ ...table, fields: wished });
      const found = body === null ? undefined : await this.#kept.tried(body);
      if (this.#asked !== asked) return true;
      // One more than before would be tapped for nothing.
      if (found?.pays != null && found.pays.mana.length <= paid.mana.length) {
        this.#kept.set({ fields: wished, paid: found.pays });
        return true;
      }
    }
    return false;
  }

  /** Nothing is shown any more. */
  end(): void {
    clearTimeout(this.#timer);
    this.#asked = '';
  }
}

/** What would be sent, if it were confirmed now; null as long as something is missing. */
function announcing(table: TableState | null): CommandBody | null {
  const { position, open, fields, sending } = table ?? {};
  const options = position?.options ?? null;
  if (options === null || open == null || fields == null || sending === true) return null;
  const asked = askedOf(options, open);
  const option = options.commands[open.index];
  if (asked === null || option === undefined || !('plans' in option)) return null;
  return isComplete(asked, fields) ? answered(option, open.plan, fields) : null;
}

/** What may be wished for by a click on this: that it pays, in place of as few of the others as can be; or that it need not. */
function wishesWith(
  { position }: TableState,
  object: number,
  wish: readonly Source[],
): readonly (readonly Source[])[] {
  const others = wish.filter((one) => one.object !== object);
  if (others.length < wish.length) return [others];
  const abilities = (position?.options?.commands ?? []).flatMap((option) =>
    option.type === 'ActivateAbility' && option.isMana && option.object === object
      ? [option.ability]
      : [],
  );
  return [...wish.keys(), wish.length].flatMap((left) =>
    abilities.map((ability) => [...wish.slice(left), { object, ability }]),
  );
}
