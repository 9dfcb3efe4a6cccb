import type { ReactNode } from 'react';
import { CodeLink } from '../DocsLink';

// What a sentence says about the SDK. The build fills in what a page does not write.

/** The name of an operation, linked to its page. */
export function Api({ name, to }: { name: string; to?: string }): ReactNode {
  return <CodeLink code={name} to={to} />;
}

/** An error code, linked to its entry in the catalog. */
export function ErrorCode({ code }: { code: string }): ReactNode {
  return <CodeLink code={code} to={`/docs/troubleshooting/#${code}`} />;
}

/** The name of an event, linked to its row in the table of events. */
export function EventName({ name }: { name: string }): ReactNode {
  return <CodeLink code={name} to={`/docs/api/actions/#event-${name}`} />;
}

/** The bandwidth of a kind of audio, or its data per minute. */
export function Bandwidth({ text }: { of: string; per?: string; text?: string }): ReactNode {
  return text;
}

interface DefaultProps {
  of: string;
  text?: string;
  code?: string;
}

/** The default of an option: a number with its unit, or code. */
export function Default({ text, code }: DefaultProps): ReactNode {
  return code === undefined ? text : <code>{code}</code>;
}

/** A limit of the SDK with its unit. */
export function Limit({ text }: { name: string; text?: string }): ReactNode {
  return text;
}

/** The version of the SDK. */
export function SdkVersion({ text }: { text?: string }): ReactNode {
  return text;
}
