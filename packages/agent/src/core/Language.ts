/**
 * A language the agent answers in. Stated here as well as in the protocol, so that the published
 * types need no other package.
 * @since 0.1.0
 */
export type Language = 'ko' | 'en';
