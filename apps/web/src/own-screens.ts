import { Client } from '@arbiter/client';
import { Builder, builderView } from './builder/index.ts';
import { Console, consoleView } from './operate/index.ts';
import type { ReplayWindow } from './replay/replay-session.ts';
import { eventIn } from './replay/where.ts';
import { Ratings, ratingsView } from './ratings/index.ts';
import { Operators } from './session/operators.ts';
import { reader } from './session/reader.ts';
import { Reports, reportsView } from './reports/index.ts';
import type { Surroundings } from './session/surroundings.ts';
import { makeRoute, type OwnRoute, type OwnScreen } from './state/route.ts';
import { announcementForm } from './views/announcement.tsx';
import { chooserForm } from './views/chooser.tsx';
import { screens } from './state/screens.ts';
import type { Books, ReplayState } from './state/state.ts';
import { Tournaments, tournamentsView } from './tournaments/index.ts';
import type { Actions } from './session/actions.ts';

/** What the screens need of the session and its window. */
interface Around extends Pick<
  Surroundings,
  'url' | 'replace' | 'ofWindow' | 'kept' | 'save' | 'location' | 'confirm'
> {
  readonly actions: Actions;
  /** What there is to play with; read while a screen is drawn. */
  readonly books: () => Books | null;
  /** The game that is stepped through; read while a screen is drawn. */
  readonly replay: () => ReplayState | null;
  readonly onKeptDecks: (kept: Books['kept']) => void;
  /** Steps through a game, seen with what a client may see. */
  readonly step: (
    client: Client,
    game: string,
    where: string,
    how: Pick<ReplayWindow, 'read' | 'here' | 'patient'>,
  ) => Promise<void>;
}

/** A player's client; null for a stranger. */
type Player = Client | null;

/** The screens that keep what they show to themselves; each is opened by its address. */
export class OwnScreens {
  readonly #around: Around;
  /** Keeps its lists while one goes from one case to another. */
  #console: Console | null = null;

  constructor(around: Around) {
    this.#around = around;
  }

  /** Shows what an address names. */
  open({ at, path }: OwnRoute, client: Player): Promise<void> {
    const open: Record<OwnScreen, () => Promise<void>> = {
      deck: () => this.#deck(client ?? new Client(this.#around.url, null)),
      report: () => this.#report(client, path),
      operate: () => this.#operate(path),
      ratings: () => this.#ratings(client, path),
      tournament: () => this.#tournament(client, path),
    };
    return open[at]();
  }

  #deck(client: Client): Promise<void> {
    const { actions, kept, onKeptDecks } = this.#around;
    const { chooseDeck, chooseEdition, keepList } = actions;
    const builder = new Builder(client, {
      list: kept.list,
      keep: (list, edition) => {
        chooseDeck('');
        chooseEdition(edition);
        keepList(list);
      },
      isKnown: client.player !== null,
      onKept: onKeptDecks,
    });
    this.#show(() => builderView(builder));
    return builder.begin();
  }

  async #report(client: Player, [game, version]: readonly string[]): Promise<void> {
    if (client === null) return;
    const about = { game: game ?? null, version: eventIn(version) };
    const reports = new Reports((path, body) => client.ask(path, body), about);
    this.#show(() => reportsView(reports, this.#around.actions));
    await reports.begin();
  }

  #tournament(client: Player, [tournament]: readonly string[]): Promise<void> {
    const { books, location, confirm, url } = this.#around;
    const go = (opened: string): void => {
      location.hash = makeRoute({ at: 'tournament', path: [opened] });
    };
    const asks = client ?? new Client(url, null);
    const shown = new Tournaments({ client: asks, books, go, confirm }, tournament ?? null);
    this.#show(() => tournamentsView(shown));
    return Promise.resolve();
  }

  #operate(path: readonly string[]): Promise<void> {
    const { url, replace, ofWindow, step, replay, actions, save, confirm, books } = this.#around;
    const operators = new Operators(ofWindow);
    const clientOf = (): Client => {
      const { token } = operators;
      return new Client(url, null, token === '' ? {} : { token });
    };
    const console = (this.#console ??= new Console({
      ask: (asked, body) => clientOf().ask(asked, body),
      operators,
      ...{ replace, save, confirm },
      step: (game, event, here) =>
        step(clientOf(), game, String(event ?? ''), {
          here,
          read: reader(url, () => operators.token),
        }),
    }));
    this.#show(() => consoleView(console, replay(), actions, books()));
    return console.open(path);
  }

  #ratings(client: Player, [player]: readonly string[]): Promise<void> {
    const asks = client ?? new Client(this.#around.url, null);
    const ratings = new Ratings(asks, player ?? asks.player);
    this.#show(() => ratingsView(ratings));
    return ratings.begin();
  }

  #show(own: () => ReturnType<typeof builderView>): void {
    screens.value = {
      ...screens.peek(),
      own,
      announcement: announcementForm,
      chooser: chooserForm,
    };
  }
}
