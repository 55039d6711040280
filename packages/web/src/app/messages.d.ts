declare module 'virtual:messages/en' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
declare module 'virtual:messages/de' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
declare module 'virtual:messages/ja' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
declare module 'virtual:messages/hu' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
declare module 'virtual:messages/en/zombicide' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
declare module 'virtual:messages/de/zombicide' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
declare module 'virtual:messages/ja/zombicide' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
declare module 'virtual:messages/hu/zombicide' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
