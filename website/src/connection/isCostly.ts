interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/** Whether the connection is slow or paid by the byte. */
export function isCostly(): boolean | undefined {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData || connection?.effectiveType.includes('2g');
}
