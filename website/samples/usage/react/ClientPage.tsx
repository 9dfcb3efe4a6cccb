'use client';

import { Chat } from './Chat';

export default function ClientPage() {
  return <Chat />;
}
