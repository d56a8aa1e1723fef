/** How work went: it is done; or it waits for a decision or for a frame above it, and is gone on with after that. */
export type Progress = 'done' | 'waits';
