// Wraps the image: one that is the same in both modes stands on a page once.
import ThemedImageOriginal from '@theme-original/ThemedImage';
import type { Props } from '@theme/ThemedImage';
import type { ReactNode } from 'react';

export default function ThemedImage(properties: Props): ReactNode {
  const { sources, alt, ...rest } = properties;
  if (sources.light !== sources.dark) return <ThemedImageOriginal {...properties} />;
  return <img src={sources.light} alt={alt} {...rest} />;
}
