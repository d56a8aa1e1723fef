/** Whether a trampling creature assigns what goes on to the player as it assigns damage, rather than later. */
export type TrampleGoesOn = 'as it is assigned' | 'after prevention';
