/** Runs the command line: `node tools/arbiter.mjs COMMAND …`. */
import { pathToFileURL } from 'node:url';
import { oneProgram } from './one-program.mjs';

await import(pathToFileURL(await oneProgram()).href);
