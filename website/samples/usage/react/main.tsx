import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Chat } from './Chat';

const root = document.createElement('div');
document.body.append(root);

createRoot(root).render(
  <StrictMode>
    <Chat />
  </StrictMode>,
);
