/** Whether an ability that resolves goes by what its source was as it was played or triggered, or by what it is. */
export type SourceOfAbility = 'as it was' | 'as it is';
