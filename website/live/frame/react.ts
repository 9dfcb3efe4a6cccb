// What samples in React import, as one script that is loaded when the first of them is run. The
// agent of the hook is the frame's own, which tells the page what it does.
export {
  Children,
  Component,
  Fragment,
  StrictMode,
  Suspense,
  cloneElement,
  createContext,
  createElement,
  createRef,
  default,
  forwardRef,
  isValidElement,
  lazy,
  memo,
  startTransition,
  use,
  useActionState,
  useCallback,
  useContext,
  useDebugValue,
  useDeferredValue,
  useEffect,
  useId,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
} from 'react';
export { createRoot, hydrateRoot } from 'react-dom/client';
export { jsx, jsxs } from 'react/jsx-runtime';
export { useAgent } from 'product-sdk/react';
export { AgentFace } from 'product-sdk/react/face';
