/** How the page looks: on a screen, in the dark, and on paper. */
export const STYLE = `
:root { --ink:#1d2129; --soft:#5d6675; --line:#d9dde4; --paper:#fff; --ground:#f3f4f7; --accent:#2456c5; --mark:#fff2b8; --bad:#b3261e; }
@media (prefers-color-scheme: dark) { :root { --ink:#e8eaef; --soft:#9aa3b2; --line:#353b46; --paper:#1b1f27; --ground:#12151b; --accent:#8fb2ff; --mark:#574a12; --bad:#ff8a80; } }
* { box-sizing:border-box }
body { margin:0; background:var(--ground); color:var(--ink); font:16px/1.45 system-ui, sans-serif }
header, main, footer { max-width:76rem; margin:0 auto; padding:0 1.25rem .5rem }
h1 { font-size:1.6rem; line-height:1.25; margin:1rem 0 .25rem }
header p { margin:.25rem 0; color:var(--soft) }
.verdict { font-weight:600; color:#1b7f3b; margin:0 0 .75rem } .verdict.bad { color:var(--bad) }
section { display:grid; grid-template-columns:minmax(18rem,2fr) 3fr; gap:1rem 1.5rem; background:var(--paper); border:1px solid var(--line); border-radius:.6rem; padding:1rem 1.25rem; margin:0 0 1rem }
section.failed { border-color:var(--bad) }
@media (max-width:56rem) { section { grid-template-columns:1fr } }
h2 { font-size:1.1rem; margin:0 0 .5rem } h2 .number { color:var(--soft); font-weight:400; margin-right:.5rem }
.events { list-style:none; margin:0; padding:0 } .events li { display:grid; grid-template-columns:8.5rem 1fr; gap:.75rem; padding:.2rem 0; border-top:1px solid var(--line) }
.events li:first-child { border-top:0 }
.rule { color:var(--accent); font-size:.85rem; font-variant-numeric:tabular-nums; padding-top:.1rem }
.checks { margin:0; padding-left:1.2rem } .checks li { margin:.15rem 0 } .checks li::marker { content:"✓ "; color:#1b7f3b }
.failure { color:var(--bad) } .failure b { font-weight:600 }
.quiet { color:var(--soft); margin:0 }
.board { border:1px solid var(--line); border-radius:.5rem; overflow:hidden; align-self:start; background:var(--ground) }
.where { padding:.3rem .75rem; font-size:.85rem; color:var(--soft); border-bottom:1px solid var(--line); background:var(--paper) }
.player { display:flex; flex-wrap:wrap; align-items:baseline; gap:.2rem .9rem; padding:.4rem .75rem; background:var(--paper); font-size:.9rem }
.player .name { font-weight:600 } .player.active .name::before { content:"▸ "; color:var(--accent) }
.life { font-weight:700; font-size:1.15rem; padding:0 .35rem; border-radius:.25rem } .mana { font-weight:600; letter-spacing:.1em; color:var(--accent) }
.zone b { font-weight:500; color:var(--soft) }
.field { min-height:2.2rem; padding:.4rem .5rem } .row { display:flex; flex-wrap:wrap; gap:.4rem; margin:.15rem 0 }
.card { position:relative; width:8.2rem; min-height:4rem; padding:.35rem .5rem .35rem .6rem; background:var(--paper); border:1px solid var(--line); border-left:.35rem solid #9aa1ad; border-radius:.35rem; font-size:.8rem; line-height:1.25; display:flex; flex-direction:column }
.card .title { font-weight:600; font-size:.88rem } .card .type { color:var(--soft); font-size:.72rem } .card .note { font-size:.75rem }
.card .size { margin-top:auto; align-self:flex-end; font-weight:700; font-size:.95rem }
.card.tapped { opacity:.78; border-style:dashed; border-left-style:solid } .changed { background:var(--mark) }
.cW { border-left-color:#d8cf9a } .cU { border-left-color:#2f76c9 } .cB { border-left-color:#4a4453 } .cR { border-left-color:#cf4634 } .cG { border-left-color:#2f8a4c } .gold { border-left-color:#c79a2b } .land { border-left-color:#a8784a }
.stack { margin:0; padding:.35rem .75rem; border:solid var(--line); border-width:1px 0; background:var(--paper); font-size:.9rem } .stack .label { color:var(--soft); font-size:.8rem } .stack ol { margin:.1rem 0 0; padding-left:1.3rem }
footer { color:var(--soft); font-size:.85rem } pre { background:var(--paper); border:1px solid var(--line); border-radius:.4rem; padding:.75rem; overflow:auto; color:var(--ink) }
@media print { body { background:#fff } section { break-inside:avoid } details { display:none } }
`;
