import { reshapedBehaviour } from './testing/reshaped.behaviour-spec.ts';

reshapedBehaviour('PGlite', (folder) => ({ folder }));
