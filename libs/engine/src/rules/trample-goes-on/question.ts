/** Whether a trampling creature that so many creatures block may assign damage to the player, rather than later. */
export type TrampleGoesOn = (blockers: number) => boolean;
