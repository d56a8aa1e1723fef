/** Lets a plain Node process load the sources of the rooms as they stand: `node --import …/typescript.mjs`. */
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
