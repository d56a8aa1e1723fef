export { RulesEvaluationModule, type RulesEvaluationOptions } from './rules-evaluation.module.ts';
