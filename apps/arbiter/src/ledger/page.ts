import {
  FOR_MORE,
  type Ledger,
  type LedgerClause,
  type LedgerEntry,
  type Proof,
  type Rulebook,
} from '@arbiter/conformance';
import { COUNTED, countsOf, numberOf, pileOf, PILES } from './text.ts';

/** What each edition is called on the page. */
const TITLES = {
  '4ED': 'Fourth Edition, 1995',
  '5ED': 'Fifth Edition, 1997',
  '6ED': 'Classic, November 1999',
  TSP: 'Time Spiral, October 2006',
};

/** The ledger as a page of its own, without scripts. */
export function ledgerPage(ledger: Ledger, books: readonly Rulebook[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Arbiter: the ledger of rules</title>
<style>${STYLE}</style>
</head>
<body>
<header><h1>The ledger of rules</h1>
<p>Every rule and worked example of each rulebook that a table of cards can show, in our own words, and what proves it:
scenarios that are played whenever this page is made. A rule that says several things is proved when each of them is.
Every table here has two players: rules that only three and more can meet say so, and count apart. <a href="/">To the games</a></p></header>
<main>
${books.map((book) => bookOf(ledger, book)).join('\n')}
</main>
</body>
</html>
`;
}

function bookOf({ entries, nearest }: Ledger, { edition, rows }: Rulebook): string {
  const byId = new Map(entries.map((one) => [one.id, one]));
  const sections = new Map<string, { proved: number; forMore: number; rows: string[] }>();
  for (const { id, section, gist } of rows) {
    const entry = byId.get(id);
    if (entry === undefined) continue;
    const list = sections.get(section) ?? { proved: 0, forMore: 0, rows: [] };
    list.rows.push(rowOf(entry, gist));
    if (entry.state === 'proved') list.proved += 1;
    if (entry.state === FOR_MORE) list.forMore += 1;
    sections.set(section, list);
  }
  const piles = PILES.map((pile) => ({ pile, rows: pileOf(entries, edition, pile) })).filter(
    (one) => one.rows.length > 0,
  );
  const apart = nearest.filter((one) => one.edition === edition);
  return `<section id="${edition}">
<h2>${edition}: ${escape(TITLES[edition as keyof typeof TITLES])}</h2>
<table class="counts"><tr><th></th>${COUNTED.map((name) => `<th>${name}</th>`).join('')}</tr>
${piles
  .map(({ pile, rows: of }) => {
    return `<tr><th>${pile.name}</th>${countsOf(of)
      .map((n) => `<td>${n}</td>`)
      .join('')}</tr>`;
  })
  .join('\n')}
</table>
${apart.length === 0 ? '' : `<p>Where it has no text, the nearest one is played: ${apart.map(({ id }) => escape(id)).join(', ')}.</p>`}
${[...sections]
  .map(([name, { proved, forMore, rows: list }]) => {
    const apart = forMore === 0 ? '' : `${forMore} for more than two players`;
    const met = list.length - forMore;
    const said = met === 0 ? [] : [`${proved} of ${met} proved`];
    const count = `<small>${[...said, ...(apart === '' ? [] : [apart])].join(', ')}</small>`;
    return `<details><summary>${escape(name)} ${count}</summary>${list.join('\n')}</details>`;
  })
  .join('\n')}
</section>`;
}

function rowOf({ id, state, reason, clauses }: LedgerEntry, gist: string): string {
  const whole = clauses.find((one) => one.id === id);
  return `<article class="${classOf(state)}" id="${escape(id)}"><h3>${escape(id)} <b>${state}</b></h3>
<p>${escape(gist)}</p>${reason === undefined ? '' : `<p><i>${escape(reason)}</i></p>`}
${whole === undefined ? `<ol>${clauses.map(clauseOf).join('')}</ol>` : proofsOf(whole.proofs)}</article>`;
}

function clauseOf({ id, gist, state, proofs }: LedgerClause): string {
  return `<li class="${classOf(state)}" id="${escape(id)}" value="${numberOf(id)}"><b>${state}</b>${escape(gist)}${proofsOf(proofs)}</li>`;
}

function proofsOf(proofs: readonly Proof[]): string {
  if (proofs.length === 0) return '';
  return `<ul>${proofs.map(({ file, title }) => `<li>${escape(title)} <code>${escape(file)}</code></li>`).join('')}</ul>`;
}

/** A state as the name of a class in the page's style. */
function classOf(state: LedgerEntry['state']): string {
  return state.replaceAll(' ', '-');
}

function escape(text: string): string {
  return text.replace(/[&<>"]/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}

const STYLE = `
:root { color-scheme: light dark; --ink: #23201b; --paper: #f6f3ec; --panel: #fffdf8; --line: #d8d0c0; --quiet: #6a6358;
  --proved: #1f6a4c; --partly: #4f6a1f; --exception: #6a5a10; --implemented: #1f4f7a; --todo: #a3341f; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece8df; --paper: #171a19; --panel: #212524; --line: #3a403e;
  --quiet: #a8a498; --proved: #63b58d; --partly: #a9c46a; --exception: #d2bd57; --implemented: #7db3e0; --todo: #f0907c; } }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 15px/1.45 system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif; }
h1 { font-size: 1.4rem; } h2 { margin: 2rem 0 .5rem; font-size: 1.15rem; } h3 { margin: 0; font-size: .95rem; }
p, ul, ol { margin: .2rem 0; } ul { padding-left: 1.2rem; } ol { padding-left: 1.6rem; } code { color: var(--quiet); font-size: .8rem; overflow-wrap: anywhere; }
.counts { border-collapse: collapse; margin: .5rem 0; } .counts td, .counts th { padding: .15rem .7rem; text-align: right;
  border-bottom: 1px solid var(--line); font-weight: normal; } .counts th:first-child { text-align: left; }
small { color: var(--quiet); font-weight: normal; }
@media (max-width: 40rem) { .counts { font-size: .8rem; } .counts td, .counts th { padding: .15rem .3rem; } }
details { margin: .3rem 0; } summary { cursor: pointer; font-weight: 600; }
article { margin: .4rem 0; padding: .4rem .8rem; background: var(--panel); border-left: 4px solid var(--todo); }
article b { float: right; font-weight: 600; font-size: .8rem; color: var(--todo); }
.proved { border-color: var(--proved); } .proved > b, .proved > h3 > b { color: var(--proved); }
.partly { border-color: var(--partly); } .partly > h3 > b { color: var(--partly); }
.implemented { border-color: var(--implemented); } .implemented > b, .implemented > h3 > b { color: var(--implemented); }
.needs-more-than-two-players { border-color: var(--line); }
.needs-more-than-two-players > b, .needs-more-than-two-players > h3 > b { color: var(--quiet); }
.exception { border-color: var(--exception); } .exception > b, .exception > h3 > b { color: var(--exception); }
`;
