import type { Commands } from './command.ts';

/** Every command but `help`, in the order in which help lists them. */
export const commands: Commands = {
  serve: async () => (await import('./serve.ts')).serve,
  play: async () => (await import('./play.ts')).play,
  verify: async () => (await import('./verify.ts')).verify,
  deck: async () => (await import('./deck.ts')).deck,
  card: async () => (await import('./card.ts')).card,
  cards: async () => (await import('./cards.ts')).cards,
  ledger: async () => (await import('./ledger.ts')).ledger,
  rule: async () => (await import('./rule.ts')).rule,
  'random-games': async () => (await import('./random-games.ts')).randomGames,
  scenario: async () => (await import('./scenario.ts')).scenario,
  explain: async () => (await import('./explain.ts')).explain,
  editions: async () => (await import('./editions.ts')).editions,
  topics: async () => (await import('./topics.ts')).topics,
  bots: async () => (await import('./bots.ts')).bots,
  migrate: async () => (await import('./migrate.ts')).migrate,
  keys: async () => (await import('./keys.ts')).keys,
  archive: async () => (await import('./archive.ts')).archive,
  restore: async () => (await import('./restore.ts')).restore,
  rebuild: async () => (await import('./rebuild.ts')).rebuild,
  erase: async () => (await import('./erase.ts')).erase,
  resume: async () => (await import('./resume.ts')).resume,
  builds: async () => (await import('./builds.ts')).builds,
  operator: async () => (await import('./operator.ts')).operator,
  disputes: async () => (await import('./disputes.ts')).disputes,
};
