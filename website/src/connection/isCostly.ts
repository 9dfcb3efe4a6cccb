declare global {
  interface Navigator {
    /** Absent in most browsers, and in some it tells less. */
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/** Whether the connection is slow or paid by the byte. */
export function isCostly(): boolean | undefined {
  return navigator.connection?.saveData || navigator.connection?.effectiveType?.includes('2g');
}
