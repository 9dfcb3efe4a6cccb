// Wraps the image: one that is the same in both modes is rendered once, and a drawing is inlined.
import ThemedImageOriginal from '@theme-original/ThemedImage';
import type { Props } from '@theme/ThemedImage';
import type { ReactNode } from 'react';

export default function ThemedImage(properties: Props): ReactNode {
  const { sources, alt, width, height, className } = properties;
  const { light, dark } = sources;
  if (light !== dark) return <ThemedImageOriginal {...properties} />;
  const size = { width, height, className };
  if (!light.startsWith('svg:')) return <img src={light} alt={alt} {...size} />;
  return <svg aria-hidden {...size} dangerouslySetInnerHTML={{ __html: light.slice(4) }} />;
}
