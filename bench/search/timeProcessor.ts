/** How long the processor worked for something, in milliseconds: others on the machine do not count. */
export async function timeProcessor(run: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}
