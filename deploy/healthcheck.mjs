/** Whether the process in this container is alive: exit 0 if it says so. What it can do now is for `/health/ready`. */
const url = `http://127.0.0.1:${process.env['PORT'] || '8080'}/health/live`;
const alive = await fetch(url, { signal: AbortSignal.timeout(4_000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = alive ? 0 : 1;
