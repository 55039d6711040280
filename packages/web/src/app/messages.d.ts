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
declare module 'virtual:messages/en/pandemic' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
declare module 'virtual:messages/de/pandemic' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
declare module 'virtual:messages/ja/pandemic' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
declare module 'virtual:messages/hu/pandemic' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
declare module 'virtual:messages/en/pandemic/rules' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
declare module 'virtual:messages/de/pandemic/rules' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
declare module 'virtual:messages/ja/pandemic/rules' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
declare module 'virtual:messages/hu/pandemic/rules' {
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
declare module 'virtual:messages/en/zombicide/lessons' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
declare module 'virtual:messages/de/zombicide/lessons' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
declare module 'virtual:messages/ja/zombicide/lessons' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
declare module 'virtual:messages/hu/zombicide/lessons' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
declare module 'virtual:messages/en/zombicide/rules' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
declare module 'virtual:messages/de/zombicide/rules' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
declare module 'virtual:messages/ja/zombicide/rules' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
declare module 'virtual:messages/hu/zombicide/rules' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
declare module 'virtual:messages/en/zombicide/rulesets' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
declare module 'virtual:messages/de/zombicide/rulesets' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
declare module 'virtual:messages/ja/zombicide/rulesets' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
declare module 'virtual:messages/hu/zombicide/rulesets' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
declare module 'virtual:messages/en/online' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
declare module 'virtual:messages/de/online' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
declare module 'virtual:messages/ja/online' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
declare module 'virtual:messages/hu/online' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
