import type { TappedArtifacts } from './question.ts';

/** 6ED says nothing of it any more: tapped or not makes no difference. */
export const tappedArtifactsWork: TappedArtifacts = { workOnlyAs: null };

/** 4ED activation-costs.2: one that is no creature is shut off. */
export const tappedArtifactsAreShutOff: TappedArtifacts = { workOnlyAs: ['Creature'] };

/** 5ED More about Permanents.6, .8: nor one that is no land. */
export const tappedArtifactsButLandsAreShutOff: TappedArtifacts = {
  workOnlyAs: ['Creature', 'Land'],
};
