import { Children, Fragment, isValidElement, type ReactNode } from 'react';
import type { HeadElement } from './HeadElement';

const attributeNames: Record<string, string> = {
  className: 'class',
  httpEquiv: 'http-equiv',
  acceptCharset: 'accept-charset',
};

type Properties = Record<string, unknown> & { children?: ReactNode };

function readAttributes(properties: Properties): Record<string, string> {
  const given = Object.entries(properties).filter(
    ([name, value]) => name !== 'children' && value !== undefined && value !== null,
  );
  return Object.fromEntries(
    given.map(([name, value]) => [attributeNames[name] ?? name.toLowerCase(), String(value)]),
  );
}

/** Reads the elements a component asks for, in order. */
export function readElements(children: ReactNode): HeadElement[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Properties>(child)) return [];
    const { type, props } = child;
    if (type === Fragment) return readElements(props.children);
    const text = Children.toArray(props.children).join('');
    return { name: String(type), attributes: readAttributes(props), text };
  });
}
