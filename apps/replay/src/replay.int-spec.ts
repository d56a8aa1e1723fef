import { replayBehaviour } from './testing/replay.behaviour-spec.ts';

replayBehaviour('PGlite', (folder) => ({ folder }));
