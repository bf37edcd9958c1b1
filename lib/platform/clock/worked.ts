/** Milliseconds that this thread has worked: what waits for its turn on a busy machine is not counted, as a clock would. */
export function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
