/**
 * What a shield against sources of a kind asks again of the source as that would deal damage.
 * @param asked what was asked of it as it was chosen
 */
export type ShieldRecheck = <Asked>(asked: () => Asked) => Asked | Record<string, never>;
