// What the core uses of react-router-dom, for the browser alone; the server renders with the original.
export { matchPath, Redirect, Route, useHistory, useLocation } from 'react-router';
export { BrowserRouter } from './BrowserRouter';
export { Link } from './Link';
export { NavLink } from './NavLink';
