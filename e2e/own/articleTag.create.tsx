import { Create, SimpleForm, TextInput } from 'react-admin'

/** A form of react-admin's own parts only. */
export default function ArticleTagCreate() {
  return (
    <Create>
      <SimpleForm>
        <TextInput source="name" />
        <TextInput source="description" />
      </SimpleForm>
    </Create>
  )
}
