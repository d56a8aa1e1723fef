import { startWatchdog } from '@arbiter/evaluation';
import { engineDigest, runAlone } from '@arbiter/platform';
import { RulesEvaluationModule } from './rules-evaluation.module.ts';

const build = engineDigest();
const watchdog = startWatchdog('rules-evaluation');
await runAlone('rules-evaluation', ({ log, telemetry }) =>
  RulesEvaluationModule.forRoot({ log, build, telemetry, watchdog }),
);
