import { engineDigest, runAlone } from '@arbiter/platform';
import { RulesEvaluationModule } from './rules-evaluation.module.ts';

const build = engineDigest();
await runAlone('rules-evaluation', ({ log }) => RulesEvaluationModule.forRoot({ log, build }));
