/** Does work that is told something by our environment, which is as before when that has ended. */
export async function withEnvironment<Result>(
  values: Readonly<Record<string, string>>,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = Object.keys(values).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, values);
  try {
    return await work();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  }
}
