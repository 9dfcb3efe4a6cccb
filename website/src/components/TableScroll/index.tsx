import { useWords } from '@site/src/language';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';

const labels = { ko: '옆으로 스크롤되는 표', en: 'Scrollable table' };

/** A table that scrolls inside itself when it is too wide, by keyboard too. */
export default function TableScroll(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  const label = useWords(labels);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      setScrolls(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={frame}
      className="table-scroll"
      {...(scrolls && { role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      <table {...props} />
    </div>
  );
}
