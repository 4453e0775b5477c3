export { Content, Item, Label, Root, Separator, Trigger } from '@radix-ui/react-dropdown-menu';
