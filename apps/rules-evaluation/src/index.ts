export { Evaluator, type Asked, type EvaluatorOptions } from './evaluator/evaluator.ts';
export { RulesEvaluationModule, type RulesEvaluationOptions } from './rules-evaluation.module.ts';
