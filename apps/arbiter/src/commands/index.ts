import { archive } from './archive.ts';
import { bots } from './bots.ts';
import { builds } from './builds.ts';
import { card } from './card.ts';
import { cards } from './cards.ts';
import type { Command } from './command.ts';
import { deck } from './deck.ts';
import { disputes } from './disputes.ts';
import { editions } from './editions.ts';
import { erase } from './erase.ts';
import { explain } from './explain.ts';
import { keys } from './keys.ts';
import { ledger } from './ledger.ts';
import { migrate } from './migrate.ts';
import { operator } from './operator.ts';
import { play } from './play.ts';
import { randomGames } from './random-games.ts';
import { rebuild } from './rebuild.ts';
import { restore } from './restore.ts';
import { resume } from './resume.ts';
import { rule } from './rule.ts';
import { scenario } from './scenario.ts';
import { serve } from './serve.ts';
import { topics } from './topics.ts';
import { verify } from './verify.ts';

/** Every command but `help`, in the order in which help lists them. */
export const commands: readonly Command[] = [
  serve,
  play,
  verify,
  deck,
  card,
  cards,
  ledger,
  rule,
  randomGames,
  scenario,
  explain,
  editions,
  topics,
  bots,
  migrate,
  keys,
  archive,
  restore,
  rebuild,
  erase,
  resume,
  builds,
  operator,
  disputes,
];
