import { expect, it, vi } from 'vitest';
import { installLoopGuard } from './guards';

it('reports an endless loop only once when code continues after the error', () => {
  const scope: { liveGuard?: () => void } = {};
  vi.stubGlobal('window', scope);
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const onEndless = vi.fn();
  installLoopGuard(onEndless);
  scope.liveGuard?.();
  now.mockReturnValue(2_001);
  expect(scope.liveGuard).toThrow('2 seconds');
  expect(scope.liveGuard).toThrow('2 seconds');
  expect(onEndless).toHaveBeenCalledOnce();
});
