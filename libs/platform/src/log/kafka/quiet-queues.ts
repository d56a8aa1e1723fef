import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';

/**
 * kafkajs 2.2.4 looks each millisecond, on every connection that was ever answered, whether a request waits, also where
 * none does (its issue 1704, open since 2024): a process that does nothing wakes up some thousand times a second. There is
 * something to look for only while requests wait, as they do for a pause that a broker has asked for; and a request that has
 * to wait asks for the look itself.
 */
// eslint-disable-next-line @typescript-eslint/unbound-method -- it is called for the queue that asks
const look = RequestQueue.prototype.scheduleCheckPendingRequests;

RequestQueue.prototype.scheduleCheckPendingRequests = function (this: RequestQueue) {
  if (this.pending.length > 0) look.call(this);
};
