/**
 * What an ability keeps of its source as it is played or triggers: what that was then, or nothing, and what it is counts.
 * @param kept what it was
 */
export type SourceOfAbility = <Kept>(kept: () => Kept) => Kept | Record<string, never>;
