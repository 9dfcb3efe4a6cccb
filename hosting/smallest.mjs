/** What has fewer bytes is not compressed. */
export const smallest = 256;
